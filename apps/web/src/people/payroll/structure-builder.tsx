import { writeSalaryStructure } from '@nukkad/contract/people/payroll/salary-structure.api';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  type SalaryStructure,
  mostComponents,
  structureBody,
} from '@nukkad/contract/people/payroll/salary-structure.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { ComponentFields } from './component-fields.tsx';
import { useStructures } from './salary.queries.ts';
import {
  type TypedComponent,
  type TypedStructure,
  componentOf,
  newComponent,
  newStructure,
  typedStructure,
} from './structure-fields.ts';
import { StructurePreviewBox } from './structure-preview.tsx';
import { monthName } from './payroll-words.ts';
import { Refusal } from '../../ui/state/refusal.tsx';

const monthsShown = 15;

/** Some months back, for arrears, to some months ahead. */
function monthsFor(chosen: string): readonly string[] {
  const [year = 0, month = 1] = istDay(new Date()).split('-').map(Number);
  const around = Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(year, month + 2 - at, 1)).toISOString().slice(0, 10),
  );
  return around.includes(chosen) ? around : [chosen, ...around];
}

function Build({ structure }: { structure: SalaryStructure | null }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const write = useSend(writeSalaryStructure);
  const initial: TypedStructure = structure ? typedStructure(structure) : newStructure();
  const form = useSentForm({
    send: write,
    said: t('salary.structure.saved', 'Structure saved'),
    initial,
    schema: structureBody,
    bodyOf: ({ components, ...typed }) => ({
      ...typed,
      ...(structure && { structureId: structure.structureId, version: structure.version }),
      components: components.map(componentOf),
    }),
    about: { salary_structure_name: 'name' },
    onSent: () => navigate('/salary/structures'),
  });
  const { fields, errors, change, textAt } = form;
  const { components } = fields;
  const changed = (at: number) => (changes: Partial<TypedComponent>) =>
    change({ components: components.map((one, place) => (place === at ? { ...one, ...changes } : one)) });
  return (
    <TwoColumns side={<StructurePreviewBox components={components} />}>
      <FieldsOf form={form} save={t('party.save', 'Save')}>
        <FieldPair>
          <HindiField
            label={t('salary.structure.name', 'Name, e.g. Office or Field')}
            {...textAt('name')}
            maxLength={80}
          />
          <SelectField
            label={t('salary.from', 'From')}
            value={fields.validFrom}
            options={monthsFor(fields.validFrom).map((value) => ({ value, label: monthName(value, locale) }))}
            onChange={({ target }) => change({ validFrom: target.value })}
          />
        </FieldPair>
        {components.map((component, at) => (
          <ComponentFields
            // biome-ignore lint/suspicious/noArrayIndexKey: components have no name of their own until they are saved.
            key={at}
            component={component}
            at={at}
            all={components}
            error={(field) => errors[`components.${at}.${field}`]}
            change={changed(at)}
            remove={
              components.length > 1
                ? () => change({ components: components.filter((_, place) => place !== at) })
                : null
            }
          />
        ))}
        {components.length < mostComponents && (
          <Button tone="plain" onClick={() => change({ components: [...components, newComponent] })}>
            {t('salary.component.add', 'Add a component')}
          </Button>
        )}
        <Refusal>{errors['components']}</Refusal>
      </FieldsOf>
    </TwoColumns>
  );
}

/** A structure with what it would give a real person; `new`: one that is not there yet. */
export function StructureBuilder({ structureId }: { structureId: string }) {
  const { t } = useTranslation();
  const back = { to: '/salary/structures', label: t('salary.structures', 'Structures') };
  const isNew = structureId === 'new';
  return (
    <Loaded query={useStructures()} waiting={<ListSkeleton count={3} />}>
      {({ pages }) => {
        const found = pages.flatMap(({ items }) => items).find((one) => one.structureId === structureId);
        if (!found && !isNew) return <ErrorState status={404} />;
        return (
          <Page title={found?.name ?? t('salary.structure.new', 'New salary structure')} back={back}>
            <Build key={structureId} structure={found ?? null} />
          </Page>
        );
      }}
    </Loaded>
  );
}
