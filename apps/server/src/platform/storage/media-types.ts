/** What we make of the pictures and papers that people send, and store. */
export const pictureMediaType = 'image/webp';
/** Logos, which papers draw: a PDF takes no WebP. */
export const logoMediaType = 'image/png';
/** As browsers record it. */
export const soundMediaType = 'audio/webm';
export const pdfMediaType = 'application/pdf';
/** Videos, written anew without what cameras write beside the pictures. */
export const videoMediaTypes = ['video/mp4', 'video/webm'] as const;
