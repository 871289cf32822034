import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { markOnPaper, markSvg, type Flame } from "./logo.ts";

const PUBLIC = new URL("../../../public/", import.meta.url);
const UI = new URL("../../../app/ui/", import.meta.url);
const VIDEO_SIZE = 160;
const FRAMES_PER_SECOND = 24;
const FRAMES = 72;
const VIDEO_LIMIT = 30_000;

const ICONS = [
  { file: "icon-192.png", size: 192, share: 0.84 },
  { file: "icon-512.png", size: 512, share: 0.84 },
  { file: "icon-maskable-512.png", size: 512, share: 0.6 },
] as const;

const FFMPEG_ARGUMENTS = [
  ...["-loglevel", "error", "-y"],
  ...["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${VIDEO_SIZE}x${VIDEO_SIZE}`],
  ...["-r", String(FRAMES_PER_SECOND), "-i", "pipe:0", "-an"],
  ...[
    "-vf",
    "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
  ],
  ...["-c:v", "libx264", "-preset", "veryslow", "-crf", "20", "-threads", "1"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
  ...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"],
  ...["-bsf:v", "filter_units=remove_types=6", "-movflags", "+faststart"],
];

/** Whole harmonics of the loop only, so that the last frame leads into the first. */
function flameAt(frame: number): Flame {
  const turn = (2 * Math.PI * frame) / FRAMES;
  return {
    lean: 9 * Math.sin(turn) + 4 * Math.sin(3 * turn + 0.6),
    height: 1 + 0.07 * Math.sin(2 * turn) + 0.04 * Math.sin(5 * turn + 1.1),
  };
}

async function drawFrame(frame: number): Promise<Buffer> {
  const drawing = markOnPaper(VIDEO_SIZE, 0.84, flameAt(frame));
  return sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer();
}

async function makeVideo(): Promise<number> {
  const target = fileURLToPath(new URL("logo.mp4", PUBLIC));
  const frames = await Promise.all(Array.from({ length: FRAMES }, (_, frame) => drawFrame(frame)));
  const ffmpeg = spawn("ffmpeg", [...FFMPEG_ARGUMENTS, target], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = once(ffmpeg, "close");
  ffmpeg.stdin.end(Buffer.concat(frames));
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
  const { size } = await stat(target);
  if (size > VIDEO_LIMIT) throw new Error(`logo.mp4 has ${size} bytes, more than ${VIDEO_LIMIT}`);
  return size;
}

async function makeIcon(file: string, size: number, share: number): Promise<void> {
  const drawing = Buffer.from(markOnPaper(size, share));
  const icon = sharp(drawing).removeAlpha().png({ palette: true, effort: 10, compressionLevel: 9 });
  await writeFile(new URL(file, PUBLIC), await icon.toBuffer());
}

export async function makeLogo(): Promise<void> {
  const mark = `${markSvg()}\n`;
  await writeFile(new URL("mark.svg", UI), mark);
  await writeFile(new URL("favicon.svg", PUBLIC), mark);
  for (const { file, size, share } of ICONS) await makeIcon(file, size, share);
  console.log(`logo.mp4: ${await makeVideo()} bytes`);
}

await makeLogo();
