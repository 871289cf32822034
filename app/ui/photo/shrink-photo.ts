/** Twice the widest picture the shop delivers. */
const longestSide = 1280;
const quality = 0.85;
const fineAsItIsBytes = 200 * 1024;

/**
 * A phone's photo as a small picture that stands upright; the file itself where that can't be had
 * or gains nothing.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= fineAsItIsBytes || !file.type.startsWith("image/")) return file;
  try {
    const blob = await redraw(file, file.type === "image/jpeg" ? "image/jpeg" : "image/webp");
    if (!blob || blob.size >= file.size) return file;
    const stem = file.name.replace(/\.\w{1,5}$/, "") || "photo";
    return new File([blob], `${stem}.${blob.type.replace("image/", "")}`, { type: blob.type });
  } catch {
    return file;
  }
}

/** A browser that can't write WebP answers a PNG, which is kept only when it is smaller. */
async function redraw(file: File, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = fitWithin(bitmap, longestSide);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d");
    if (!brush) return null;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  } finally {
    bitmap.close();
  }
}

/** The same shape, its longer side at most `side`; never larger than it was. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** "4.2 MB", "210 KB" */
export function formatBytes(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1024)} KB`;
}
