/** What the fields of a change say, in the language of its paper. */
import { istDay } from '@nukkad/contract/kernel/time';
import type { FieldValues } from '../../platform/templating/templating.ts';
import type { ScopePaper } from './draw-scope-change.ts';
import { scopeWords } from './scope-paper-words.ts';

/** By the names of the fields. */
export const valuesOf = ({ lang, change, lines, ...of }: Omit<ScopePaper, 'logo'>): FieldValues => ({
  'customer.name': of.customerName,
  'project.number': of.projectNumber,
  'project.title': of.projectTitle,
  'change.proposed_on': istDay(change.proposedAt),
  'change.reason': change.reason,
  lines: lines.map((line) => ({
    kind: scopeWords[lang].kinds[line.kind],
    title_before: line.titleBefore,
    amount_before: line.amountBeforePaise,
    gst_before: line.taxBeforePercent,
    due_before: line.dueBeforeOn,
    title: line.title,
    amount: line.amountPaise,
    gst_percent: line.taxPercent,
    due_on: line.dueOn,
  })),
  'change.total_before': change.totalBeforePaise,
  'change.total_after': change.totalAfterPaise,
  'change.due_before': change.dueOnBefore,
  'change.due_on': change.dueOn,
});
