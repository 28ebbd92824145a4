import { videoLimits } from '@nukkad/contract/hiring/candidate/video.model';
import { useEffect, useRef, useState } from 'react';

/** What plays on every phone first; each is a container that the server takes. */
const kinds = [
  { type: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', name: 'video.mp4', mediaType: 'video/mp4' },
  { type: 'video/webm;codecs=vp8,opus', name: 'video.webm', mediaType: 'video/webm' },
  { type: 'video/mp4', name: 'video.mp4', mediaType: 'video/mp4' },
] as const;

/** A minute of it is about 8 MB. */
const quality = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 };
const wanted: MediaStreamConstraints = {
  audio: true,
  video: {
    facingMode: 'user',
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24, max: 30 },
  },
};

const kindHere = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : kinds.find(({ type }) => MediaRecorder.isTypeSupported(type));

export const canRecordVideo = (): boolean => isSecureContext && kindHere() !== undefined;

export interface Recorded {
  readonly file: File;
  readonly seconds: number;
}

interface Recording {
  readonly recorder: MediaRecorder;
  readonly begun: number;
  keep: boolean;
}

const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

/** The camera, and what it records for a minute at most; leaving the page throws it away and lets the camera go. */
export function useVideoRecorder(onDone: (recorded: Recorded) => void, onRefused: () => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const opened = useRef<MediaStream | null>(null);
  const recording = useRef<Recording | null>(null);

  const end = (keep: boolean) => {
    if (!recording.current) return;
    recording.current.keep = keep;
    recording.current.recorder.stop();
  };
  const close = () => {
    end(false);
    stop(opened.current);
    opened.current = null;
    setStream(null);
  };
  useEffect(
    () => () => {
      end(false);
      stop(opened.current);
    },
    [],
  );
  useEffect(() => {
    if (seconds === null) return undefined;
    if (seconds >= videoLimits.seconds) end(true);
    const timer = setTimeout(() => setSeconds(seconds + 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const begin = () => {
    const kind = kindHere();
    if (!stream || !kind) return;
    const recorder = new MediaRecorder(stream, { mimeType: kind.type, ...quality });
    const mine: Recording = { recorder, begun: performance.now(), keep: true };
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      recording.current = null;
      setSeconds(null);
      if (!mine.keep) return;
      const lasted = Math.min(videoLimits.seconds, (performance.now() - mine.begun) / 1_000);
      close();
      onDone({ file: new File(parts, kind.name, { type: kind.mediaType }), seconds: lasted });
    });
    recording.current = mine;
    recorder.start();
    setSeconds(0);
  };
  return {
    /** What the camera sees now; null: it is off. */
    stream,
    /** Since it began; null: nothing is recorded. */
    seconds,
    open: () =>
      void navigator.mediaDevices.getUserMedia(wanted).then((given) => {
        opened.current = given;
        setStream(given);
      }, onRefused),
    begin,
    finish: () => end(true),
    close,
  };
}
