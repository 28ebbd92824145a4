import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ofShard, readKnownTimes } from './known-times.mjs';

/**
 * Files that are short to read and long to run: they start processes, load all of India, or tell many stories. Vitest
 * knows them by their last run; in a new checkout it would go by their size and start the longest of all last.
 */
const slow =
  /^apps\/server\/test\/|\.model\.test\.ts$|\/(places|start-postgres|erase-account|account-in-whole-app)\.test\.ts$/;

/** Neighbours of one project stay together, so that a worker keeps its modules. Otherwise the order stays. */
export function slowFirst<File>(
  files: readonly File[],
  about: (file: File) => { readonly project: string; readonly name: string },
): File[] {
  const projects = [...new Set(files.map((file) => about(file).project))];
  return projects.flatMap((project) => {
    const own = files.filter((file) => about(file).project === project);
    const isSlow = (file: File) => slow.test(about(file).name);
    return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
  });
}

/** By the last run's times where most files have one, else those first that are known to be slow. */
export class SlowFirst extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, shard } = this.ctx.config;
    if (!shard) return files;
    return ofShard(files, shard, {
      nameOf: ({ moduleId }) => moduleId.slice(root.length + 1),
      secondsOf: readKnownTimes(),
    });
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const nameOf = ({ moduleId }: TestSpecification) => moduleId.slice(root.length + 1);
    const sorted = await super.sort(files);
    const known = files.filter((file) =>
      this.ctx.cache.getFileTestResults(`${file.project.name}:${nameOf(file)}`),
    );
    if (known.length * 2 > files.length) return sorted;
    return slowFirst(sorted, (file) => ({ project: file.project.name, name: nameOf(file) }));
  }
}
