import {
  getEarning,
  getEarningStatement,
  getEarningSummary,
} from '@nukkad/contract/money/earning/earning.api';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import type { Period } from './period.ts';
import { useAsked } from '../../platform/api/asked.ts';

/** The figures of a period; those of the last one stay while others are on their way. */
export function useEarningSummary(period: Period) {
  return useAsked(getEarningSummary, { query: period }, { placeholderData: (before) => before });
}

export function useEarning(earningId: string) {
  return useAsked(getEarning, { query: { earningId } });
}

/** The statement of a period, as a file on this device: a link cannot carry the session. */
export async function saveStatement(period: Period, name: string): Promise<void> {
  const pdf: unknown = await call(getEarningStatement, { query: period });
  if (pdf instanceof Blob) saveFile(pdf, `${name}.pdf`);
}
