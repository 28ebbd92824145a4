import * as api from '@nukkad/contract/files/template/template.api';
import type { TemplateLang, TemplateText } from '@nukkad/contract/files/template/template.model';
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const useTemplate = (templateId: string | null) =>
  useAsked(api.getTemplate, templateId === null ? null : { query: { templateId } }, {
    refetchOnWindowFocus: false,
  });

export const useGuide = (kind: TemplateKind) => useAsked(api.getTemplateGuide, { query: { kind } });

/** All that can be chosen from, page by page; the newest ones, where none is searched for. */
export const useRecords = (kind: TemplateKind, q = '') =>
  usePages(api.listTemplateRecords, { kind, q, limit: 20 }, { staysFor: { kind } });

/** Of a kind, to choose from. */
export const useOwnTemplates = (kind: TemplateKind) =>
  useAsked(api.listTemplates, { query: { kind, limit: '100' } });

export const useVersions = (templateId: string) =>
  usePages(api.listTemplateVersions, { templateId, limit: 5 });

export interface Previewed {
  readonly kind: TemplateKind;
  readonly lang: TemplateLang;
  readonly text: TemplateText | null;
  /** Null: the newest. */
  readonly recordId: string | null;
  readonly signer?: { readonly name: string; readonly title: string; readonly place: string };
}

const pauseMs = 700;

/** What was typed, once one stops. */
function useSettledText<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const now = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
    // By what it says: it is made anew at each drawing.
  }, [now]);
  return settled;
}

/** The paper of what is typed; the one before stays until the next is there. */
export function usePreview(previewed: Previewed) {
  const { kind, lang, text, recordId, signer } = useSettledText(previewed);
  const isThere = text !== null && text.title.trim() !== '' && text.body.trim() !== '';
  return useAsked(
    api.previewTemplate,
    isThere ? { body: { kind, lang, text, ...(recordId && { recordId }), ...(signer && { signer }) } } : null,
    { placeholderData: keepPreviousData, gcTime: 5_000, staleTime: 60_000, retry: false },
  );
}

export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
