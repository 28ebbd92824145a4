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

/**
 * Every file that differs from a commit: changed, new, untracked, deleted, under both names where it was renamed. Where the
 * history does not reach back to the commit, as in a shallow clone, what changed since the oldest commits that there are;
 * null where there is none but the last.
 * @param {string} commit
 * @returns {{ files: string[], reached: boolean } | null}
 */
export function filesSince(commit) {
  const differing = (from) => git('diff', '--name-only', '-z', '--no-renames', from, '--');
  const from = hasCommit(commit) ? [commit] : oldestCommits();
  if (from.length === 0) return null;
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return { files: [...new Set([...from.flatMap(differing), ...untracked])], reached: from[0] === commit };
}

/** The commits without parents, but for the one that is looked at. */
function oldestCommits() {
  const lines = (...args) => git(...args).flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const [head] = lines('rev-parse', 'HEAD');
  return lines('rev-list', '--max-parents=0', 'HEAD').filter((commit) => commit !== head);
}

function hasCommit(commit) {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectRoot, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Every file of the project, untracked ones included. */
export function projectFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
}
