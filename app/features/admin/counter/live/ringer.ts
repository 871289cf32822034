const tones = [880, 660];
const toneSeconds = 0.3;

/** Two tones, one after the other, without a file. */
export function playTones(audio: AudioContext): void {
  tones.forEach((frequency, index) => {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * toneSeconds;
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.6, start);
    volume.gain.linearRampToValueAtTime(0.001, start + toneSeconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + toneSeconds);
  });
}

/** Keeps the screen on while it is looked at; says whether the browser does so. */
export async function keepAwake(): Promise<boolean> {
  try {
    await navigator.wakeLock.request("screen");
    return true;
  } catch {
    return false;
  }
}
