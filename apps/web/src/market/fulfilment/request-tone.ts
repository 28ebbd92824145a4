/** Two short notes, made here: no file is fetched. */

let context: AudioContext | null = null;

/** Browsers let a page sound only after a tap or a key. True: it may. */
export async function letSound(): Promise<boolean> {
  context ??= new AudioContext();
  // Without a tap the promise waits for one.
  if (context.state === 'suspended') await Promise.race([context.resume(), pause(150)]);
  return context.state === 'running';
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function note(of: AudioContext, hertz: number, after: number): void {
  const tone = of.createOscillator();
  const volume = of.createGain();
  const start = of.currentTime + after;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(volume).connect(of.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

/** False: the browser waits for a tap first. */
export async function ringOnce(): Promise<boolean> {
  if (!(await letSound()) || !context) return false;
  note(context, 784, 0);
  note(context, 1047, 0.18);
  return true;
}
