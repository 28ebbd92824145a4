/**
 * Every kind of file that people send and we open, and texts that they write and we fill. A new kind is a module with a `ReadFile` and a line here; it is
 * loaded by the reader process alone, when the first such file arrives.
 */
export const kinds = {
  clip: async () => (await import('./read-video.ts')).readVideo,
  contents: async () => (await import('./read-contents.ts')).readContents,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  film: async () => (await import('./read-video.ts')).readVideo,
  final: async () => (await import('../sealing/read-final.ts')).readFinal,
  layout: async () => (await import('./docx/lay-out-docx.ts')).layOutDocx,
  link: async () => (await import('./link/read-link.ts')).readLinkPage,
  logo: async () => (await import('./read-logo.ts')).readLogo,
  office: async () => (await import('./office/read-office.ts')).readOffice,
  pages: async () => (await import('./read-pages.ts')).readPages,
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  picture: async () => (await import('./read-picture.ts')).readPicture,
  print: async () => (await import('./read-print.ts')).readPrint,
  signature: async () => (await import('./read-signature.ts')).readSignature,
  seal: async () => (await import('../sealing/seal-pdf.ts')).sealPdf,
  signatures: async () => (await import('../sealing/read-signatures.ts')).readSignatures,
  sheets: async () => (await import('./read-sheets.ts')).readSheets,
  sound: async () => (await import('./read-sound.ts')).readSound,
  table: async () => (await import('./read-table.ts')).readTable,
  text: async () => (await import('./read-text.ts')).readText,
  template: async () => (await import('../templating/read-template.ts')).readTemplate,
  viewed: async () => (await import('./read-viewed.ts')).readViewed,
  video: async () => (await import('./read-video.ts')).readVideo,
  words: async () => (await import('./read-words.ts')).readWords,
};

export type Kind = keyof typeof kinds;
type Read<K extends Kind> = Awaited<ReturnType<(typeof kinds)[K]>>;
export type OptionsOf<K extends Kind> = Parameters<Read<K>>[1];
export type AnswerOf<K extends Kind> = Extract<Awaited<ReturnType<Read<K>>>, { read: unknown }>['read'];
