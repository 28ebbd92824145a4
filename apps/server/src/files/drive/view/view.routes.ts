import * as api from '@nukkad/contract/files/drive/drive-view.api';
import { driveEvents } from '@nukkad/contract/files/drive/drive.noun';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CronEntry } from '../../../platform/jobs/worker.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { drawPage, drawnPages } from './draw-page.ts';
import { readPreview, shownVersions } from './read-preview.ts';
import { readVersionText, readWaitingTexts } from './read-version-text.ts';
import { searchDrive } from './search-drive.ts';

export function viewRoutes(deps: DriveDependencies): readonly Route[] {
  const [shown, drawn] = [shownVersions(), drawnPages()];
  return [
    route(api.getDrivePreview, (call) => readPreview(deps, shown, call, call.input.query)),
    route(api.getDrivePage, (call) => drawPage(deps, drawn, call, call.input.query)),
    route(api.searchDrive, (call) => searchDrive(deps, call, call.input.query)),
  ];
}

export const viewConsumers = (platform: Platform): readonly Consumer[] => [
  consumer(
    'drive.read_text',
    when(driveEvents.versionAdded, ({ facts }) => readVersionText(platform, facts.versionId)),
  ),
];

export const viewCron = (platform: Platform): readonly CronEntry[] => [
  { name: 'drive.read_pictures', match: '*/5 * * * *', run: () => readWaitingTexts(platform) },
];
