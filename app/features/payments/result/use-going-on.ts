import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const showMs = 1000;
const checkMs = 3000;

/**
 * Goes to `path` when the payment is through, and asks again until then, without loading the page
 * anew.
 */
export function useGoingOn(path: string | null): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The refresh of the page without scripts would outlive a change of pages; only this cancels it.
  useEffect(() => window.stop(), []);
  useEffect(() => {
    const timer = path
      ? setTimeout(() => void navigate(path, { replace: true }), showMs)
      : setInterval(revalidate, checkMs);
    return () => clearTimeout(timer);
  }, [path, navigate, revalidate]);
}
