import { useEffect, useRef, useState } from 'react';

/** The one kind that the server takes; every browser of today that records makes it. */
const kind = 'audio/webm;codecs=opus';
const bitsPerSecond = 24_000;
const longestSeconds = 180;

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(kind) && isSecureContext;

interface Recording {
  readonly recorder: MediaRecorder;
  keep: boolean;
}

/** Records a voice note of some minutes at most; leaving the conversation throws away what is being recorded. */
export function useRecorder(onDone: (file: File) => void, onRefused: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const recording = useRef<Recording | null>(null);

  const end = (keep: boolean) => {
    if (!recording.current) return;
    recording.current.keep = keep;
    recording.current.recorder.stop();
  };
  useEffect(() => () => end(false), []);
  useEffect(() => {
    if (seconds === null) return undefined;
    if (seconds >= longestSeconds) end(true);
    const timer = setTimeout(() => setSeconds(seconds + 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const begin = (stream: MediaStream) => {
    const mine: Recording = {
      recorder: new MediaRecorder(stream, { mimeType: kind, audioBitsPerSecond: bitsPerSecond }),
      keep: true,
    };
    const parts: Blob[] = [];
    mine.recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    mine.recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      recording.current = null;
      setSeconds(null);
      if (mine.keep) onDone(new File(parts, 'voice-note.webm', { type: 'audio/webm' }));
    });
    recording.current = mine;
    mine.recorder.start();
    setSeconds(0);
  };
  return {
    /** Since it began; null: nothing is recorded. */
    seconds,
    start: () => void navigator.mediaDevices.getUserMedia({ audio: true }).then(begin, onRefused),
    finish: () => end(true),
    cancel: () => end(false),
  };
}
