import type { Act } from '@nukkad/contract/acts';

/** Those of jobs, candidates, applications and the trades by which they are named. */
export const hiringSentences = {
  'skill.added': '{{who}} added a trade or a skill.',
  'skill.changed': '{{who}} changed a trade or a skill.',
  'skill.retired': '{{who}} retired a trade or a skill.',
  'skill.restored': '{{who}} put a trade or a skill back in use.',
  'job.draft': '{{who}} drafted a job.',
  'job.edit': '{{who}} changed a job.',
  'job.rework': '{{who}} reopened a rejected job to change it.',
  'job.publish': '{{who}} published a job.',
  'job.plan': '{{who}} scheduled a job.',
  'job.hold': '{{who}} sent a job that is on hold until it is reviewed.',
  'job.publishPlanned': '{{who}} published a scheduled job.',
  'job.approve': '{{who}} approved a job.',
  'job.approvePlanned': '{{who}} approved a scheduled job.',
  'job.refuse': '{{who}} rejected a job.',
  'job.deactivate': '{{who}} paused a job.',
  'job.expire': '{{who}} paused a job after its last day.',
  'job.activate': '{{who}} resumed a job.',
  'job.renew': '{{who}} renewed a job.',
  'job.stopClock': '{{who}} recorded the first shortlisted candidate of a job.',
  'job.close': '{{who}} closed a job.',
  'job.cancel': '{{who}} cancelled a job.',
  'job.takeDown': '{{who}} took a reported job down.',
  'job.delete': '{{who}} deleted a job.',
  'job.report': '{{who}} reported a job.',
<<<<<<< HEAD
  'job.dismissReports': '{{who}} dismissed the reports of a job.',
=======
  'job.dismiss_reports': '{{who}} dismissed the reports of a job.',
  'candidate.update': '{{who}} changed their job profile.',
  'candidate.set_privacy': '{{who}} changed who finds their job profile.',
  'candidate.hide': '{{who}} hid their job profile from a business.',
  'candidate.unhide': '{{who}} let a business find their job profile again.',
  'candidate.withdraw': '{{who}} withdrew their job profile.',
  'candidate.return': '{{who}} brought their job profile back.',
<<<<<<< HEAD
>>>>>>> hc
=======
  'application.apply': '{{who}} applied for a job.',
  'application.invite': '{{who}} invited a candidate to a job.',
  'application.accept': '{{who}} accepted an invitation to a job.',
  'application.decline': '{{who}} declined an invitation to a job.',
  'application.shortlist': '{{who}} shortlisted an applicant.',
  'application.reject': '{{who}} rejected an applicant.',
  'application.takeBack': '{{who}} took the rejection of an applicant back.',
  'application.tellRejection': '{{who}} sent an applicant the rejection.',
  'application.reconsider': '{{who}} reconsidered a rejected applicant.',
  'application.withdraw': '{{who}} withdrew an application.',
  'application.close': '{{who}} ended an application with its job.',
>>>>>>> ha
} satisfies Partial<Record<Act, string>>;
