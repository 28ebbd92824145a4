import { Badge } from '@mantine/core';
import { t } from '../../platform/words.ts';

/** Of a booking to come as soon as possible. */
export const UrgentMark = () => <Badge color="sindoor">{t('desk.urgent', 'Urgent')}</Badge>;
