import { isOpenGroup } from '@nukkad/contract/market/quote/line-group.model';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { alternativesOf } from './choice.rules.ts';
import { Stack, Text } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

interface ListProps {
  readonly version: QuoteVersion;
  readonly places: readonly number[];
  readonly label: string;
}

function LineList({ version: { content, price }, places, label }: ListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines} aria-label={label}>
      {places.flatMap((at) => {
        const [line, priced] = [content.lines[at], price.lines[at]];
        if (!line) return [];
        const { name, details, quantity, unit, unitPrice, isOptional } = line;
        return (
          <li key={`${at} ${name}`}>
            <span className={styles.words}>
              <strong>{name}</strong>
              {isOptional && <small>{t('offers.line.optional', 'Optional')}</small>}
              {details && (
                <Text as="small" typed>
                  {details}
                </Text>
              )}
              <small>
                {quantity} {unit} × <Money paise={unitPrice} /> · GST {priced?.gstPercent ?? 0}%
                {priced?.sacCode && ` · SAC ${priced.sacCode}`}
              </small>
            </span>
            <Money paise={priced?.amount ?? 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** The alternatives of a group below its name; of a version that was chosen from, the one that is left. */
function GroupLines({ version, group }: { version: QuoteVersion; group: number }) {
  const { t } = useTranslation();
  const of = version.content.groups?.[group];
  if (!of) return null;
  return (
    <Stack gap={0.75} above={1}>
      <Text as="h3" size={1.125}>
        {of.name}
      </Text>
      {isOpenGroup(of) && (
        <p className={styles.note}>
          {t('offers.group.one', 'One of these is chosen when the quote is accepted.')}
        </p>
      )}
      {alternativesOf(version, group).map(({ name, amount, places, isRecommended }) => (
        <div key={name} className={styles.alternative}>
          <h4 className={styles.alternativeName}>
            <span>{name}</span>
            {isRecommended && <StatePill on>{t('offers.alternative.recommended', 'Recommended')}</StatePill>}
            <Money paise={amount} />
          </h4>
          <LineList version={version} places={places} label={name} />
        </div>
      ))}
    </Stack>
  );
}

/** What is done: lines of no group first, then each group with its alternatives. */
export function VersionLines({ version }: { version: QuoteVersion }) {
  const { t } = useTranslation();
  const { lines, groups = [] } = version.content;
  const places = lines.flatMap(({ alternative }, at) => (alternative ? [] : [at]));
  return (
    <>
      {places.length > 0 && <LineList version={version} places={places} label={t('offers.lines', 'Work')} />}
      {groups.map(({ name }, group) => (
        <GroupLines key={name} version={version} group={group} />
      ))}
    </>
  );
}
