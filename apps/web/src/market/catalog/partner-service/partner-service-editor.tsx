import {
  type OwnAnswer,
  type PartnerService,
  seenOfPartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Reconfirmation } from '../../../ui/dialog/reconfirmation.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../../ui/dialog/use-reconfirmation.ts';
import { AnswersFields } from './answers-fields.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './partner-service.module.css';
import { PartnerServicePreview } from './partner-service-preview.tsx';
import { useSavePartnerService, useServiceDetails } from './partner-service.queries.ts';
import { TermsFields } from './terms-fields.tsx';
import { firstAnswers, readAnswers, type TypedAnswers, untouched } from './typed-answers.ts';
import { firstTerms, readTerms, type TypedTerms } from './typed-terms.ts';

/** What the dialog around the editor has to know of it. */
export interface EditorState {
  readonly busy: boolean;
  /** Something was typed that is not saved. */
  readonly changed: boolean;
}

interface TypedOffer extends TypedTerms {
  readonly answers: TypedAnswers;
}

/** What is wrong with the fields is said below each while it is typed; here it stops the sending. */
const schema = z.object({ terms: z.looseObject({}), answers: z.array(z.looseObject({})) });
/** The server says in the reader's language which prices it takes. */
const fieldsAsSaid = ['price_out_of_bounds'];

/** One service of the catalogue with the own terms. Its button is in the dialog's foot and reaches it by `id`. */
export function PartnerServiceEditor({
  id,
  row,
  onState,
  onSaved,
}: {
  id: string;
  row: PartnerService;
  onState: (state: EditorState) => void;
  onSaved: () => void;
}) {
  const { t, locale } = useTranslation();
  const speaker = { t, locale };
  const details = useServiceDetails(row.serviceId);
  const read = (typed: TypedOffer) => {
    const terms = readTerms(speaker, row, typed);
    const price = terms.words.error ? null : terms.price;
    const answers = readAnswers(speaker, row, details.data?.questions ?? [], price, typed.answers);
    return { terms, price, answers };
  };
  const isNew = row.offer === null;
  const save = useSavePartnerService(isNew);
  const review = useReconfirmation();
  // The terms that the fields were filled with; the row itself may be read anew meanwhile.
  const [shown] = useState(row.offer);
  // The server names a wrong answer by its place in what was sent.
  const [sent, setSent] = useState<readonly OwnAnswer[]>([]);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { ...firstTerms(row), answers: firstAnswers(row) },
    schema,
    bodyOf: (typed: TypedOffer) => {
      const { terms, answers } = read(typed);
      return { terms: terms.terms, answers: answers.sound ? answers.answers : null };
    },
    send: async (body) => {
      if (!body.terms || !body.answers) return false;
      setSent(body.answers);
      const { serviceId, name } = row;
      const own = { serviceId, ...body.terms, answers: body.answers };
      try {
        await save.mutateAsync({ ...own, seen: review.seen(seenOfPartnerService(shown)) });
      } catch (error) {
        if (review.take(error)) return false;
        throw error;
      }
      toast.success(
        isNew ? t('offer.added', '{{name}} added.', { name }) : t('offer.saved', '{{name}} saved.', { name }),
      );
      onSaved();
      return true;
    },
    fieldsAsSaid,
  });
  const { terms, price, answers } = read(fields);
  const changed = terms.changed || answers.changed;
  useEffect(() => onState({ busy, changed }), [busy, changed, onState]);
  const mayWrite = isNew ? row.can.add : row.can.update;
  const refusalsOf = (optionId: string) => {
    const place = sent.findIndex((answer) => answer.optionId === optionId);
    const of = (name: string) => errors[`answers.${place}.${name}`];
    return { price: of('price'), minutes: of('minutes'), offered: of('offered') };
  };
  // An answer that is gone has no row to say it at.
  const gone = Object.keys(errors).find((name) => name.endsWith('.optionId'));
  const refused = errors[gone ?? 'form'];
  return (
    <>
      <Form id={id} className={styles.editor} onSubmit={submit}>
        <fieldset className={styles.terms} disabled={!mayWrite}>
          {!mayWrite && (
            <Note>
              {t('offer.readOnly', 'You can view this service. Ask the owner for permission to edit it.')}
            </Note>
          )}
          <TermsFields
            row={row}
            terms={terms}
            asked={errors['terms'] !== undefined}
            refused={errors}
            onChange={change}
          />
          <Loaded query={details} waiting={<ListSkeleton count={2} />}>
            {() => (
              <AnswersFields
                answers={answers}
                disabled={!mayWrite}
                refusalsOf={refusalsOf}
                onChange={(optionId, next) =>
                  change({
                    answers: {
                      ...fields.answers,
                      [optionId]: { ...(fields.answers[optionId] ?? untouched), ...next },
                    },
                  })
                }
              />
            )}
          </Loaded>
        </fieldset>
        <Refusal>{refused}</Refusal>
      </Form>
      <Reconfirmation
        review={review}
        busy={busy}
        note={t('changed.savesForm', 'Confirming also saves this form.')}
        onConfirm={() => submit()}
      />
      <PartnerServicePreview
        row={row}
        details={details}
        price={answers.sound ? price : null}
        minutes={terms.minutes}
        answers={answers.answers}
      />
    </>
  );
}
