import { useEffect, useRef, useState } from 'react';

/** As many letters as a phone gives without a picture that is too large for it to find edges on. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2_560 }, height: { ideal: 1_920 } },
};

/** Browsers hand out the camera on secure pages alone. */
export const hasCamera = (): boolean =>
  isSecureContext && typeof navigator.mediaDevices?.getUserMedia === 'function';

const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

export interface Camera {
  /** What it sees; null: it is off. */
  readonly stream: MediaStream | null;
  readonly isAsked: boolean;
  /** The person or the device refused, or there is none. */
  readonly isRefused: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The camera on the back, until it is closed or the page is left. */
export function useCamera(): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const opened = useRef<MediaStream | null>(null);
  const isLeft = useRef(false);
  const close = () => {
    stop(opened.current);
    opened.current = null;
    setStream(null);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stop(opened.current);
    };
  }, []);
  const take = (given: MediaStream) => {
    if (isLeft.current) return stop(given);
    opened.current = given;
    // Another app took it, or its permission was taken back.
    for (const track of given.getTracks()) track.addEventListener('ended', close);
    setRefused(false);
    setStream(given);
  };
  const open = () => {
    setAsked(true);
    navigator.mediaDevices
      .getUserMedia(wanted)
      .then(take, () => setRefused(true))
      .finally(() => setAsked(false));
  };
  return { stream, isAsked, isRefused, open, close };
}
