import { execFileSync } from 'node:child_process';
import { projectRoot } from '../project.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter((name) => name !== '');

/**
 * The files that a check is about: what differs from `since`, untracked files included. Without `since` that is the
 * uncommitted work, and where everything is committed the last commit. Deleted files are told apart.
 * @param {string | undefined} since a commit or branch; work is compared with where it left that branch
 * @returns {{ from: string, files: string[], deleted: string[] }}
 */
export function changedFiles(since) {
  if (since !== undefined) {
    const [base = since] = git('merge-base', since, 'HEAD').map((line) => line.trim());
    return differences(base, since);
  }
  const uncommitted = differences('HEAD', 'the last commit');
  if (uncommitted.files.length + uncommitted.deleted.length > 0) return uncommitted;
  return differences('HEAD~1', 'the commit before the last one');
}

function differences(base, from) {
  const changed = (filter) => git('diff', '--name-only', '-z', `--diff-filter=${filter}`, base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return {
    from,
    files: [...new Set([...changed('d'), ...untracked])],
    deleted: git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=D', base, '--'),
  };
}

/** Every file of the project, untracked ones included. */
export function projectFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
}
