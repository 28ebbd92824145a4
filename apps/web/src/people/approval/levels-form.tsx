import {
  type ApprovalKindName,
  chainBody,
  mostLevels,
} from '@nukkad/contract/people/approval/approval.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { List, Note } from '../../ui/page/parts.tsx';
import { useChain, useSaveChain } from './approval.queries.ts';
import { LevelFields, type TypedLevel } from './level-fields.tsx';

interface Typed {
  readonly levels: readonly TypedLevel[];
}

const freshLevel = (): Omit<TypedLevel, 'key'> => ({
  reviewer: 'manager',
  staffId: null,
  fromAmount: 0,
  departmentId: null,
});

/** Rows need a key of their own while they are moved and removed. */
function useKeys(levels: readonly Omit<TypedLevel, 'key'>[]) {
  const [next, setNext] = useState(levels.length);
  return {
    initial: levels.map((level, key) => ({ ...level, key })),
    fresh: () => {
      setNext(next + 1);
      return next;
    },
  };
}

const moved = (levels: readonly TypedLevel[], at: number): readonly TypedLevel[] =>
  levels.toSpliced(at - 1, 2, ...levels.slice(at - 1, at + 1).toReversed());

function Levels({
  kind,
  levels,
  mayEdit,
}: {
  kind: ApprovalKindName;
  levels: readonly Omit<TypedLevel, 'key'>[];
  mayEdit: boolean;
}) {
  const { t } = useTranslation();
  const save = useSaveChain();
  const keys = useKeys(levels);
  const initial: Typed = { levels: keys.initial };
  const form = useSentForm({
    send: save,
    said: t('level.saved', 'Saved'),
    initial,
    schema: chainBody,
    bodyOf: (typed) => ({ kind, levels: typed.levels.map(({ key: _key, ...level }) => level) }),
  });
  const { fields, errors, change, changed } = form;
  const [said] = Object.values(errors);
  const put = (next: readonly TypedLevel[]) => change({ levels: next });
  return (
    <FieldsOf
      form={form}
      save={t('level.save', 'Save')}
      incomplete={() => !changed}
      foot={(send) => (
        <>
          {mayEdit && (
            <Acts>
              {fields.levels.length < mostLevels && (
                <Button
                  tone="plain"
                  onClick={() => put([...fields.levels, { ...freshLevel(), key: keys.fresh() }])}
                >
                  {t('level.add', 'Add a level')}
                </Button>
              )}
              {send}
            </Acts>
          )}
          <Unsaved changed={changed} />
        </>
      )}
    >
      {fields.levels.length === 0 && (
        <Note breaks>{t('level.none', 'Without levels, the owner or anyone who may approve decides.')}</Note>
      )}
      <List as="ol">
        {fields.levels.map((level, at) => (
          <LevelFields
            key={level.key}
            kind={kind}
            level={level}
            number={at + 1}
            onChange={(next) => put(fields.levels.with(at, { ...level, ...next }))}
            onUp={at > 0 ? () => put(moved(fields.levels, at)) : null}
            onRemove={() => put(fields.levels.toSpliced(at, 1))}
          />
        ))}
      </List>
      <Refusal>{said}</Refusal>
    </FieldsOf>
  );
}

/** The levels of one kind of request, in their order. */
export function LevelsForm({ kind, mayEdit }: { kind: ApprovalKindName; mayEdit: boolean }) {
  return (
    <Loaded query={useChain(kind)} waiting={<FormSkeleton count={2} />}>
      {(chain) => (
        <Levels
          key={kind}
          kind={kind}
          levels={chain.levels.map(({ fullName: _name, ...level }) => level)}
          mayEdit={mayEdit}
        />
      )}
    </Loaded>
  );
}
