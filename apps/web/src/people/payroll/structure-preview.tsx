import { previewSalaryStructure } from '@nukkad/contract/people/payroll/salary-structure.api';
import type { StructurePreview } from '@nukkad/contract/people/payroll/salary-structure.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useSalaried } from './salary.queries.ts';
import { type TypedComponent, componentOf } from './structure-fields.ts';
import { typeNames } from './payroll-words.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

function Shown({ preview }: { preview: StructurePreview }) {
  const { t } = useTranslation();
  const { lines, net, employer } = preview;
  return (
    <>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ code, name, type, amount }, place) => (
            <tr key={`${code} ${type} ${place}`}>
              <th scope="row">
                {name}
                <br />
                <small>{typeNames[type](t)}</small>
              </th>
              <td>
                {type === 'DEDUCTION' && '− '}
                <Money paise={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('salary.preview.cost', 'You pay on top')}</th>
            <td>
              <Money paise={employer} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.net}>
        <span>{t('payslip.net', 'Net pay')}</span>
        <strong>
          <Money paise={net} />
        </strong>
      </p>
    </>
  );
}

const example = 2_500_000;

/** What the components would give a person for a full month. */
export function StructurePreviewBox({ components }: { components: readonly TypedComponent[] }) {
  const { t } = useTranslation();
  const [staffId, setStaffId] = useState('');
  const [monthly, setMonthly] = useState(example);
  const { data } = useSalaried();
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  const preview = useSend(previewSalaryStructure);
  const choose = (id: string) => {
    setStaffId(id);
    const paid = people.find((one) => one.staffId === id)?.salary?.monthly;
    if (paid) setMonthly(paid);
  };
  const show = () =>
    preview.mutate({ ...(staffId && { staffId }), monthly, components: components.map(componentOf) });
  return (
    <Section title={t('salary.preview', 'Preview')}>
      <Card quiet className={styles.preview ?? ''}>
        <SelectField
          label={t('salary.preview.person', 'For')}
          value={staffId}
          options={[
            { value: '', label: t('salary.preview.anyone', 'Anyone') },
            ...people.map((one) => ({ value: one.staffId, label: one.fullName })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <MoneyField
          key={staffId}
          label={t('salary.monthly', 'Monthly pay')}
          paise={monthly || null}
          onPaise={(paise) => setMonthly(paise ?? 0)}
        />
        <Button tone="plain" busy={preview.isPending} onClick={show}>
          {t('salary.preview.show', 'Show preview')}
        </Button>
        <div aria-live="polite">
          {preview.error && (
            <Paragraph tone="bad" weight={600}>
              {preview.error.message}
            </Paragraph>
          )}
          {preview.data && !preview.error && <Shown preview={preview.data} />}
        </div>
      </Card>
    </Section>
  );
}
