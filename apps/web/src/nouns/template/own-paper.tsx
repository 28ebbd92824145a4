/** A document on the paper of its business, as it will go out. */
import { DocumentPage } from '../envelope/document-page.tsx';
import { DrawnDocument } from '../envelope/drawn-document.tsx';

const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'application/pdf' });

export function OwnPaper({ pdf }: { readonly pdf: string }) {
  return (
    <DrawnDocument of={pdf} link={() => Promise.resolve(pdfOf(pdf))}>
      {(pages) => pages.sizes.map((_size, page) => <DocumentPage key={page} pages={pages} page={page} />)}
    </DrawnDocument>
  );
}
