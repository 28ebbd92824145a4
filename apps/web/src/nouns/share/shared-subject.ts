import type { ShareSubject } from '@nukkad/contract/files/share/share.noun';

export interface SharedSubject {
  readonly subject: ShareSubject;
  readonly subjectId: string;
  /** As the dialog and the message that carries the link call it. */
  readonly name: string;
  /** Its pages can be shown without the file; left out: by its kind. */
  readonly isPaged?: boolean;
}

/** An estimate is read on its page, and has no pages to draw. */
export const isPagedSubject = ({
  subject,
  isPaged = subject !== 'estimate',
}: Omit<SharedSubject, 'name' | 'subjectId'>): boolean => isPaged;
