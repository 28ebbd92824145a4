/** As servers take it. */
const mediaType = 'image/jpeg';
/** The longer side, pixels; the server draws it anew. */
const longestSide = 1_280;

/** What the video shows now; null where the browser cannot draw it. */
export function pictureOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'picture.jpg', { type: mediaType })),
      mediaType,
      0.9,
    ),
  );
}
