import { confirmsHire, hireCandidate, seenOfHire } from '@nukkad/contract/hiring/hire/hire.api';
import {
  type DocumentToBring,
  type HireTerms,
  documentsToBring,
  hireBody,
} from '@nukkad/contract/hiring/hire/hire.model';
import type { StaffPreset } from '@nukkad/contract/identity/staff/staff.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { ShiftFields, StructureField } from './hire-choices.tsx';
import { documentWords } from './hire-words.ts';

interface Choosing {
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Fields of the team, which are another feature's. */
export interface TeamFields {
  readonly department: ComponentType<Choosing>;
  readonly manager: ComponentType<Choosing>;
  readonly preset: ComponentType<{
    readonly value: StaffPreset;
    readonly onChoose: (preset: StaffPreset) => void;
  }>;
}

const nothing = {
  managerId: '',
  preset: 'Professional' as StaffPreset,
  isProfessional: true,
  structureId: '',
  documents: ['aadhaar', 'pan', 'bank'] as readonly DocumentToBring[],
  shiftTypeId: '',
  shiftDay: '',
};

const body = z.object({ ...hireBody, seen: confirmsHire.schema });

function useHireForm(terms: HireTerms) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const review = useReconfirmation();
  const { applicationId, jobId, fullName: name, startsOn } = terms;
  const today = istDay(new Date());
  const first = startsOn > today ? startsOn : today;
  const form = useSentForm({
    send: useSend(hireCandidate),
    said: t('hire.done', '{{name}} is hired and invited to your team.', { name }),
    initial: { ...nothing, departmentId: terms.departmentId ?? '' },
    schema: body,
    bodyOf: ({ departmentId, managerId, structureId, shiftTypeId, shiftDay, documents, ...chosen }) => ({
      ...chosen,
      applicationId,
      departmentId: departmentId || null,
      managerId: managerId || null,
      structureId: structureId || null,
      documents: [...documents],
      firstShift: shiftTypeId ? { shiftTypeId, day: shiftDay || first } : null,
      seen: review.seen(seenOfHire(terms)),
    }),
    take: review.take,
    onSent: () => navigate(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`, { replace: true }),
  });
  return { form, review, first };
}

/** What the business chooses beside the offer, and the press that hires. */
export function HireForm({ terms, team }: { terms: HireTerms; team: TeamFields }) {
  const { t } = useTranslation();
  const { form, review, first } = useHireForm(terms);
  const { fields, errors, change, busy, submit } = form;
  return (
    <FieldsOf
      form={form}
      save={t('hire.press', 'Hire {{name}}', { name: terms.fullName })}
      button={{ wide: true }}
    >
      <FieldPair>
        <team.department value={fields.departmentId} onChoose={(departmentId) => change({ departmentId })} />
        <team.manager value={fields.managerId} onChoose={(managerId) => change({ managerId })} />
      </FieldPair>
      <team.preset
        value={fields.preset}
        onChoose={(preset) => change({ preset, isProfessional: preset === 'Professional' })}
      />
      <Tick
        gap={0.6}
        checked={fields.isProfessional}
        onChange={({ target }) => change({ isProfessional: target.checked })}
      >
        {t('hire.professional', 'Can be assigned to bookings')}
      </Tick>
      {terms.can.setSalary && (
        <StructureField value={fields.structureId} onChoose={(structureId) => change({ structureId })} />
      )}
      <CheckList
        label={t('hire.documents', 'Documents to bring')}
        name="documents"
        most={documentsToBring.length}
        values={fields.documents}
        options={documentsToBring.map((value) => ({ value, label: documentWords[value](t) }))}
        onChange={(documents) => change({ documents })}
      />
      {terms.can.planShift && (
        <ShiftFields
          value={fields.shiftTypeId}
          day={fields.shiftDay || first}
          startsOn={terms.startsOn}
          error={errors['firstShift.day']}
          onChoose={(shiftTypeId) => change({ shiftTypeId })}
          onDay={(shiftDay) => change({ shiftDay })}
        />
      )}
      <Reconfirmation review={review} busy={busy} onConfirm={() => submit()} />
    </FieldsOf>
  );
}
