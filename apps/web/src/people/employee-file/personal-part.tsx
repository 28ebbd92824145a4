import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Section } from '../../ui/section.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { EditPersonal } from './edit-personal.tsx';
import styles from './employee-file.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.missing}>{t('employeeFile.missing', 'Not added')}</span>}</dd>
    </div>
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
          <dl className={styles.facts}>
            <Fact name={t('employeeFile.born', 'Date of birth')}>
              {file.bornOn && formatInstant(`${file.bornOn}T12:00:00Z`, 'day', locale)}
            </Fact>
            <Fact name={t('employeeFile.address', 'Home address')}>{file.address}</Fact>
            <Fact name={t('employeeFile.emergency', 'Emergency contact')}>
              {emergencyName && [emergencyName, emergencyRelation].filter(Boolean).join(', ')}
              {emergencyMobile && (
                <>
                  {emergencyName && <br />}
                  <a className={styles.call} href={`tel:+91${emergencyMobile}`}>{`+91 ${emergencyMobile}`}</a>
                </>
              )}
            </Fact>
          </dl>
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
          <dl className={styles.facts}>
            <Fact name={t('employeeFile.pan', 'PAN')}>{hidden(file.panLast4)}</Fact>
            <Fact name={t('employeeFile.aadhaar', 'Aadhaar')}>{hidden(file.aadhaarLast4)}</Fact>
            <Fact name={t('employeeFile.uan', 'UAN')}>{file.uan}</Fact>
            <Fact name={t('employeeFile.epfo', 'EPFO member number')}>{file.epfoNumber}</Fact>
            <Fact name={t('employeeFile.esi', 'ESI number')}>{file.esiNumber}</Fact>
          </dl>
        </Section>
      </Card>
      {file.can.edit && (
        <div className={styles.acts}>
          <ButtonLink {...link} tone="plain">
            {t('employeeFile.edit', 'Edit personal details')}
          </ButtonLink>
        </div>
      )}
      <EditPersonal file={file} />
    </>
  );
}
