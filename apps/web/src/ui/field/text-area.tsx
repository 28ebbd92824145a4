import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

/** A labelled field of several lines, the counterpart of TextField. It grows with its text where the browser supports that. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => <textarea rows={3} {...area} {...described} />}
    </FieldFrame>
  );
}
