import { type RefObject, useEffect } from "react";

type WithOtp = { otp: { transport: ["sms"] }; signal: AbortSignal };
type OtpReader = { get(options: WithOtp): Promise<{ code?: string } | null> };

/** Fills in the code from the message, where the browser can read it and the customer allows it. */
export function useWebOtp(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const ending = new AbortController();
    const reader = navigator.credentials as unknown as OtpReader;
    reader.get({ otp: { transport: ["sms"] }, signal: ending.signal }).then(
      (otp) => {
        if (otp?.code && field.current) field.current.value = otp.code;
      },
      () => undefined,
    );
    return () => ending.abort();
  }, [field]);
}
