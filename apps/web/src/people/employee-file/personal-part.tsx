import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { EditPersonal } from './edit-personal.tsx';
import { Text } from '../../ui/page/parts.tsx';
import styles from './employee-file.module.css';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Fact name={name}>
      {children || (
        <Text tone="quiet" weight={400}>
          {t('employeeFile.missing', 'Not added')}
        </Text>
      )}
    </Fact>
  );
}

const hidden = (last4: string | null) => last4 && `•••• ${last4}`;

/** The person and the ids of the law; sealed numbers by their last four. */
export function PersonalPart({ file }: { file: EmployeeFile }) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('personal');
  const { emergencyName, emergencyRelation, emergencyMobile } = file;
  return (
    <>
      <Card>
        <Section title={t('employeeFile.person', 'Personal details')}>
          <Facts>
            <Detail name={t('employeeFile.born', 'Date of birth')}>
              {file.bornOn && formatInstant(`${file.bornOn}T12:00:00Z`, 'day', locale)}
            </Detail>
            <Detail name={t('employeeFile.address', 'Home address')}>{file.address}</Detail>
            <Detail name={t('employeeFile.emergency', 'Emergency contact')}>
              {emergencyName && [emergencyName, emergencyRelation].filter(Boolean).join(', ')}
              {emergencyMobile && (
                <>
                  {emergencyName && <br />}
                  <a className={styles.call} href={`tel:+91${emergencyMobile}`}>{`+91 ${emergencyMobile}`}</a>
                </>
              )}
            </Detail>
          </Facts>
        </Section>
      </Card>
      <Card>
        <Section
          title={t('employeeFile.ids', 'ID numbers')}
          lead={t(
            'employeeFile.ids.lead',
            'PAN and Aadhaar are stored encrypted. Only the last four are shown.',
          )}
        >
          <Facts>
            <Detail name={t('employeeFile.pan', 'PAN')}>{hidden(file.panLast4)}</Detail>
            <Detail name={t('employeeFile.aadhaar', 'Aadhaar')}>{hidden(file.aadhaarLast4)}</Detail>
            <Detail name={t('employeeFile.uan', 'UAN')}>{file.uan}</Detail>
            <Detail name={t('employeeFile.epfo', 'EPFO member number')}>{file.epfoNumber}</Detail>
            <Detail name={t('employeeFile.esi', 'ESI number')}>{file.esiNumber}</Detail>
          </Facts>
        </Section>
      </Card>
      {file.can.edit && (
        <Acts>
          <ButtonLink {...link} tone="plain">
            {t('employeeFile.edit', 'Edit personal details')}
          </ButtonLink>
        </Acts>
      )}
      <EditPersonal file={file} />
    </>
  );
}
