/** What we make of the pictures and papers that people send, and store. */
export const pictureMediaType = 'image/webp';
/** As browsers record it. */
export const soundMediaType = 'audio/webm';
export const pdfMediaType = 'application/pdf';
