import { addShiftType } from '@nukkad/contract/people/shift/shift.api';
import { type ShiftType, shiftColours, shiftTypeBody } from '@nukkad/contract/people/shift/shift.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { ShiftChip } from './shift-chip.tsx';
import { chipOf } from './shift-fields.tsx';
import { colourWords } from './shift-words.ts';
import { shiftEmpty } from './shift.empty.ts';
import { type TypeBody, useEditType, useRemoveType, useShiftTypes } from './shift.queries.ts';
import { List, Stack } from '../../ui/page/parts.tsx';

const timeOf = (minute: number) =>
  `${String(Math.floor((minute % 1_440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** An end before the start lies on the next day. */
const endOf = (start: number, end: number) => (end % 1_440 <= start ? (end % 1_440) + 1_440 : end % 1_440);

const fresh: TypeBody = {
  name: '',
  startsMinute: 540,
  endsMinute: 1_080,
  breakMinutes: 60,
  isBreakPaid: false,
  graceMinutes: 10,
  colour: 'indigo',
};
const bodyOf = ({ shiftTypeId: _id, version: _version, can: _can, ...body }: ShiftType): TypeBody => body;

function Times({
  fields,
  errors,
  change,
}: {
  fields: TypeBody;
  errors: Readonly<Record<string, string>>;
  change: (next: Partial<TypeBody>) => void;
}) {
  const { t } = useTranslation();
  const { startsMinute, endsMinute } = fields;
  const starts = (time: string) =>
    change({ startsMinute: minuteOf(time), endsMinute: endOf(minuteOf(time), endsMinute) });
  return (
    <FieldPair>
      <TextField
        label={t('shiftType.start', 'Starts')}
        name="startsMinute"
        type="time"
        value={timeOf(startsMinute)}
        error={errors['startsMinute']}
        onChange={({ target }) => target.value && starts(target.value)}
      />
      <TextField
        label={t('shiftType.end', 'Ends')}
        name="endsMinute"
        type="time"
        value={timeOf(endsMinute)}
        hint={endsMinute > 1_440 ? t('shiftType.next', 'On the next day') : undefined}
        error={errors['endsMinute']}
        onChange={({ target }) =>
          target.value && change({ endsMinute: endOf(startsMinute, minuteOf(target.value)) })
        }
      />
    </FieldPair>
  );
}

function Fields({ type, onDone }: { type: ShiftType | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const add = useSend(addShiftType);
  const edit = useEditType();
  const digits = (text: string) => Number(text.replace(/\D/g, '').slice(0, 3));
  return (
    <SentFields
      save={t('shiftType.save', 'Save')}
      send={async (body: TypeBody) =>
        type
          ? edit.mutateAsync({ shiftTypeId: type.shiftTypeId, version: type.version, ...body })
          : add.mutateAsync(body)
      }
      said={t('shiftType.saved', 'Shift type saved')}
      initial={type ? bodyOf(type) : fresh}
      schema={shiftTypeBody}
      about={{
        shift_type_name_taken: 'name',
        shift_type_hours: 'endsMinute',
        shift_type_break: 'breakMinutes',
      }}
      onSent={onDone}
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <HindiField label={t('shiftType.name', 'Name')} {...textAt('name')} maxLength={40} />
          <Times fields={fields} errors={errors} change={change} />
          <FieldPair>
            <TextField
              label={t('shiftType.break', 'Break (minutes)')}
              name="breakMinutes"
              inputMode="numeric"
              value={String(fields.breakMinutes)}
              error={errors['breakMinutes']}
              onChange={({ target }) => change({ breakMinutes: digits(target.value) })}
            />
            <TextField
              label={t('shiftType.grace', 'Late after (minutes)')}
              name="graceMinutes"
              inputMode="numeric"
              value={String(fields.graceMinutes)}
              error={errors['graceMinutes']}
              onChange={({ target }) => change({ graceMinutes: digits(target.value) })}
            />
          </FieldPair>
          <SwitchLine
            title={t('shiftType.paid', 'The break is paid')}
            about={t('shiftType.paid.about', 'It’s paid as working time.')}
            checked={fields.isBreakPaid}
            onChange={(isBreakPaid) => change({ isBreakPaid })}
          />
          <SelectField
            label={t('shiftType.colour', 'Colour')}
            value={fields.colour}
            options={shiftColours.map((one) => ({ value: one, label: colourWords[one](t) }))}
            onChange={choosing(shiftColours, (colour) => change({ colour }))}
          />
        </>
      )}
    </SentFields>
  );
}

function One({ type }: { type: ShiftType }) {
  const { t } = useTranslation();
  const { open } = useUrlDialog('type');
  const remove = useRemoveType();
  const { shiftTypeId, name, can } = type;
  const [edit, drop] = [t('shiftType.edit', 'Edit'), t('shiftType.remove', 'Remove')];
  return (
    <Card as="li" quiet>
      <Stack gap={[0.5, 0.75]} align="center" columns="minmax(0, 1fr) auto">
        <ShiftChip shift={chipOf(type)} />
        <Acts>
          {can.edit && (
            <Button
              small
              tone="plain"
              aria-label={`${edit}: ${name}`}
              onClick={() => open({ type: shiftTypeId })}
            >
              {edit}
            </Button>
          )}
          {can.remove && (
            <Button
              small
              tone="plain"
              aria-label={`${drop}: ${name}`}
              busy={remove.isPending}
              onClick={() => remove.mutate(shiftTypeId, { onError: toastFailure })}
            >
              {drop}
            </Button>
          )}
        </Acts>
      </Stack>
    </Card>
  );
}

/** The shift types of a business, and the form of one behind `?dialog=type`. */
export function ShiftTypes() {
  const { t } = useTranslation();
  const { open, get } = useUrlDialog('type', ['type']);
  const types = useShiftTypes();
  const asked = types.data?.items.find(({ shiftTypeId }) => shiftTypeId === get('type'));
  const add = <Button onClick={() => open()}>{t('shiftType.add', 'Add shift type')}</Button>;
  return (
    <>
      <Loaded query={types} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyScreen screen={shiftEmpty['no-shift-types']} action={add} />
          ) : (
            <>
              <List gap={0.5}>
                {items.map((one) => (
                  <One key={one.shiftTypeId} type={one} />
                ))}
              </List>
              <Acts>{add}</Acts>
            </>
          )
        }
      </Loaded>
      <UrlModal
        name="type"
        owns={['type']}
        title={asked ? t('shiftType.edit.title', 'Edit shift type') : t('shiftType.add', 'Add shift type')}
      >
        {(close) => <Fields key={asked?.shiftTypeId ?? ''} type={asked} onDone={close} />}
      </UrlModal>
    </>
  );
}
