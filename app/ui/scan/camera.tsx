import { useEffect, useRef, useState } from "react";
import { words } from "./words.ts";

type Detector = { detect(of: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (asked: { formats: string[] }) => Detector;

const formats = ["ean_13", "ean_8", "upc_a", "itf"];
const lookMs = 150;
/** The same code again only after it was out of sight, or held for so long. */
const sameMs = 1500;

/** Only where the browser itself reads codes. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);
  if (!("BarcodeDetector" in window)) return null;
  return (
    <>
      <button
        type="button"
        className="button button-plain"
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? words.stopCamera : words.camera}
      </button>
      {isOn ? <Picture onCode={onCode} onEnd={() => setOn(false)} /> : null}
    </>
  );
}

function Picture({ onCode, onEnd }: { onCode: (code: string) => void; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef({ onCode, onEnd });
  tell.current = { onCode, onEnd };
  useEffect(() => {
    const { BarcodeDetector } = window as unknown as { BarcodeDetector: DetectorClass };
    const detector = new BarcodeDetector({ formats });
    const last = { code: "", at: 0 };
    let stream: MediaStream | null = null;
    async function look() {
      const picture = video.current;
      if (!picture || picture.readyState < picture.HAVE_CURRENT_DATA) return;
      const [found] = await detector.detect(picture);
      if (!found || (found.rawValue === last.code && Date.now() - last.at < sameMs)) return;
      Object.assign(last, { code: found.rawValue, at: Date.now() });
      tell.current.onCode(found.rawValue);
    }
    void navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" } })
      .then((started) => {
        stream = started;
        if (video.current) video.current.srcObject = started;
      })
      .catch(() => tell.current.onEnd());
    const timer = setInterval(() => void look().catch(() => tell.current.onEnd()), lookMs);
    return () => {
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      className="max-h-48 basis-full rounded-xl object-cover"
    />
  );
}
