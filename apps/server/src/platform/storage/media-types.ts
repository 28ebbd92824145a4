/** What we make of the pictures and papers that people send, and store. */
export const pictureMediaType = 'image/webp';
export const pdfMediaType = 'application/pdf';
