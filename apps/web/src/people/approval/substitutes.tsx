import { addDelegate } from '@nukkad/contract/people/approval/approval.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { delegateBody } from '@nukkad/contract/people/approval/approval.model';
import { daysInWords, kindWords } from '../../nouns/approval/approval-words.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Grid, Note, Stack } from '../../ui/page/parts.tsx';
import styles from './approval.module.css';
import { useRemoveSubstitute, useSubstitutes } from './approval.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';

function Present() {
  const { t, locale } = useTranslation();
  const remove = useRemoveSubstitute();
  return (
    <Listed
      list={useSubstitutes()}
      waiting={<FormSkeleton count={1} />}
      empty={<Note breaks>{t('substitute.none', 'You have no substitute yet.')}</Note>}
    >
      {(items) => (
        <ul className={styles.rows}>
          {items.map(({ delegateId, fullName, fromDay, toDay, kinds }) => (
            <li key={delegateId}>
              <span>
                <b translate="no">{fullName}</b>
                <small>{daysInWords(fromDay, toDay, locale)}</small>
                <small>
                  {kinds.length > 0
                    ? t('substitute.kinds', 'Can approve: {{kinds}}', {
                        kinds: kinds.map((kind) => kindWords[kind](t)).join(', '),
                      })
                    : t('substitute.kinds.none', 'Can’t approve anything now, so gets no requests.')}
                </small>
              </span>
              <Button
                small
                tone="plain"
                busy={remove.isPending && remove.variables === delegateId}
                onClick={() => remove.mutate(delegateId)}
              >
                {t('substitute.remove', 'Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Listed>
  );
}

function Add() {
  const { t } = useTranslation();
  const team = useColleagues();
  const today = istDay(new Date());
  const empty = { staffId: '', fromDay: today, toDay: today };
  return (
    <SentFields
      save={t('substitute.add', 'Add substitute')}
      incomplete={({ staffId }) => staffId === ''}
      send={useSend(addDelegate)}
      said={t('substitute.added', 'Substitute added')}
      initial={empty}
      schema={delegateBody}
      about={{ delegate_dates: 'toDay', delegate_overlaps: 'fromDay' }}
      onSent={(_, change) => change(empty)}
    >
      {({ fields, change, dayAt }) => (
        <>
          <SelectField
            label={t('substitute.who', 'Who reviews for you?')}
            value={fields.staffId}
            options={[
              { value: '', label: t('substitute.choose', 'Choose a colleague') },
              ...(team.data ?? [])
                .filter(({ isMe }) => !isMe)
                .map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
            ]}
            onChange={({ target }) => change({ staffId: target.value })}
          />
          <Grid least={9} gap={0.75}>
            <DayField label={t('substitute.from', 'From')} {...dayAt('fromDay')} min={today} />
            <DayField label={t('substitute.to', 'To')} {...dayAt('toDay')} min={fields.fromDay || today} />
          </Grid>
        </>
      )}
    </SentFields>
  );
}

/** Who reviews for the reader while they are away. */
export function Substitutes() {
  const { t } = useTranslation();
  return (
    <UrlModal name="substitutes" title={t('substitute.title', 'While you’re away')}>
      <Stack gap={0.75}>
        <Present />
        <Add />
      </Stack>
    </UrlModal>
  );
}
