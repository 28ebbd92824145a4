import type { DriveInterface } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';

/** A file as other domains meet it. */
export interface ProjectFileRef {
  readonly fileId: string;
  readonly projectId: string;
  readonly fileName: string;
  readonly isShown: boolean;
  /** For this viewer alone, good for some minutes. */
  readonly url: string;
}

/** What other domains may ask of the files of projects. */
export interface ProjectFileInterface {
  /** Leaves out ids that are not there; who may look is for the caller to say. */
  getFiles(
    reader: Reader,
    viewer: Pick<Viewer, 'userId'>,
    fileIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, ProjectFileRef>>;
}

export interface ProjectFileDependencies {
  readonly platform: Platform;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly project: Pick<
    ProjectInterface,
    'find' | 'getProjects' | 'idsOfClient' | 'lock' | 'isOpen' | 'mayWork'
  >;
}
