/** How a candidate came to the job; what its address does not say was a link. Public pages read it, so it holds no schema. */
export const jobSources = ['search', 'link', 'feed', 'alert'] as const;
export type JobSource = (typeof jobSources)[number];

export const applicationSources = [...jobSources, 'invitation'] as const;
export type ApplicationSource = (typeof applicationSources)[number];
