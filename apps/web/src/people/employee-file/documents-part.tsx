import type {
  EmployeeDocument,
  EmployeeFile,
} from '@nukkad/contract/people/employee-file/employee-file.model';
import { mostEmployeeDocuments } from '@nukkad/contract/people/employee-file/employee-file.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AddDocument } from './add-document.tsx';
import { employeeFileEmpty } from './employee-file.empty.ts';
import { List } from '../../ui/page/parts.tsx';
import styles from './employee-file.module.css';
import { openEmployeeFile, useRemoveDocument } from './employee-file.queries.ts';
import { kindWords } from './file-words.ts';

const said = { onError: toastFailure };

function Row({ file, document }: { file: EmployeeFile; document: EmployeeDocument }) {
  const { t, locale } = useTranslation();
  const remove = useRemoveDocument(file.employeeId);
  const { employeeDocumentId, kind, number, expiresOn, isExpiring, fileName, can } = document;
  const name = kindWords[kind](t);
  return (
    <li className={styles.document}>
      <div className={styles.documentText}>
        <b>{name}</b>
        {number && <span translate="no">{number}</span>}
        {expiresOn && (
          <span className={isExpiring ? styles.late : styles.dim}>
            {t('employeeFile.ends', 'Valid until {{day}}', {
              day: formatInstant(`${expiresOn}T12:00:00Z`, 'day', locale),
            })}
          </span>
        )}
        <span className={styles.dim} translate="no">
          {fileName}
        </span>
      </div>
      <Acts>
        <Button
          small
          tone="plain"
          aria-label={t('employeeFile.open.of', 'Open: {{name}}', { name })}
          onClick={() => void openEmployeeFile(file.employeeId, employeeDocumentId)}
        >
          {t('employeeFile.open', 'Open')}
        </Button>
        {can.remove && (
          <Button
            small
            tone="quiet"
            busy={remove.isPending}
            aria-label={t('employeeFile.remove.of', 'Remove: {{name}}', { name })}
            onClick={() => remove.mutate(employeeDocumentId, said)}
          >
            {t('employeeFile.remove', 'Remove')}
          </Button>
        )}
      </Acts>
    </li>
  );
}

/** Documents of the file, those that end first. */
export function DocumentsPart({ file }: { file: EmployeeFile }) {
  const { t } = useTranslation();
  const link = useDialogLink('document');
  const { documents, can } = file;
  const add = can.edit && documents.length < mostEmployeeDocuments && (
    <ButtonLink {...link} tone={documents.length > 0 ? 'plain' : 'neel'}>
      {t('employeeFile.add', 'Add document')}
    </ButtonLink>
  );
  return (
    <>
      {documents.length === 0 ? (
        <EmptyScreen screen={employeeFileEmpty['no-employee-documents']} action={add || null} />
      ) : (
        <Card>
          <List gap={0}>
            {documents.map((one) => (
              <Row key={one.employeeDocumentId} file={file} document={one} />
            ))}
          </List>
          {add && <Acts>{add}</Acts>}
        </Card>
      )}
      {can.edit && <AddDocument file={file} />}
    </>
  );
}
