import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { inRupees, momentOf } from '../../platform/spoken.rules.ts';
import { lastDisputes } from './dispute/dispute.store.ts';
import { findMilestone } from './milestone.store.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { findProject } from './project.store.ts';

interface OfMilestone {
  readonly facts: { readonly milestoneId: string; readonly projectId: string };
}

/** What the words need, and to whom they go. */
function reads({ platform, partner }: ProjectDependencies) {
  const seen = async ({ facts }: OfMilestone, reader: Reader) => {
    const [project, milestone] = await Promise.all([
      findProject(reader, facts.projectId),
      findMilestone(reader, facts.milestoneId),
    ]);
    return project && milestone && { project, milestone };
  };
  return {
    seen,
    client: async ({ facts }: OfMilestone, reader: Reader) =>
      person((await findProject(reader, facts.projectId))?.buyerId),
    owner: async ({ facts }: OfMilestone, reader: Reader) => {
      const organisationId = (await findProject(reader, facts.projectId))?.organisationId ?? '';
      const found = await partner.getOrganisations(reader, organisationId ? [organisationId] : []);
      return person(found.get(organisationId)?.ownerUserId);
    },
    /** Of a dispute that the client withdrew there is nothing to say. */
    decided: async (heard: OfMilestone, reader: Reader) => {
      const { milestoneId, projectId } = heard.facts;
      const last = (await lastDisputes(reader, [projectId])).get(milestoneId);
      return last?.outcome === 'withdrawn' ? null : seen(heard, reader);
    },
    /** One that waits for its client still. */
    waiting: async (heard: OfMilestone, reader: Reader) => {
      const found = await seen(heard, reader);
      if (!found?.milestone.approveBy) return null;
      const { project, milestone } = found;
      return {
        title: milestone.title,
        name: project.title,
        until: momentOf(found.milestone.approveBy),
        link: `${platform.config.publicOrigin}${screenAddress.customerProject(project.projectId)}`,
      };
    },
  };
}

/** Of clients: what waits for them, and what the clock did in their place. */
const toClients = ({ client, waiting, seen, decided }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('project.tell_client', milestoneEvents.submitted, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.customerProject(projectId),
    to: client,
    look: waiting,
    words: ({ title, name, until, link }) =>
      text({
        en: `“${title}” of ${name} is done. Check and approve it by ${until.en}, or it’s approved automatically: ${link}`,
        hi: `${name} का “${title}” पूरा हुआ। ${until.hi} तक देखकर मंज़ूर करें, नहीं तो मंज़ूर माना जाएगा: ${link}`,
      }),
  }),
  notice('project.tell_client', milestoneEvents.reminded, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.customerProject(projectId),
    to: client,
    look: waiting,
    words: ({ title, name, until, link }) =>
      text({
        en: `“${title}” of ${name} needs your approval. It’s approved automatically on ${until.en}: ${link}`,
        hi: `${name} का “${title}” आपकी मंज़ूरी का इंतज़ार कर रहा है। ${until.hi} को मंज़ूर माना जाएगा: ${link}`,
      }),
  }),
  notice('project.tell_client', milestoneEvents.accepted, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.customerProject(projectId),
    to: client,
    look: async (heard, reader) => {
      const found = await seen(heard, reader);
      return found?.milestone.acceptedBy === 'System' ? found : null;
    },
    words: ({ project, milestone }) =>
      text({
        en: `“${milestone.title}” of ${project.title} was approved automatically, as there was no answer. ${inRupees(milestone.amountPaise)} is due.`,
        hi: `जवाब न मिलने पर ${project.title} का “${milestone.title}” मंज़ूर माना गया। ${inRupees(milestone.amountPaise)} देने हैं।`,
      }),
  }),
  notice('project.tell_client', milestoneEvents.disputeAnswered, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.customerProject(projectId),
    to: client,
    look: seen,
    words: ({ project, milestone }) =>
      text({
        en: `the business answered your dispute about “${milestone.title}” of ${project.title}.`,
        hi: `${project.title} के “${milestone.title}” की आपकी शिकायत का जवाब आया है।`,
      }),
  }),
  notice('project.tell_client', milestoneEvents.disputeEnded, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.customerProject(projectId),
    to: client,
    look: decided,
    words: ({ project, milestone }) =>
      text({
        en: `your dispute about “${milestone.title}” of ${project.title} has been decided. See the outcome.`,
        hi: `${project.title} के “${milestone.title}” की आपकी शिकायत पर फ़ैसला हो गया। नतीजा देखें।`,
      }),
  }),
];

/** Of businesses: what their client said. */
const toPartners = ({ owner, seen }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('project.tell_partner', milestoneEvents.accepted, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.partnerProject(projectId),
    to: owner,
    look: async (heard, reader) => {
      const found = await seen(heard, reader);
      const isOwnAct = found?.milestone.acceptedBy === 'Partner' || found?.milestone.isAdvance;
      return found && !isOwnAct ? found : null;
    },
    words: ({ project, milestone }) =>
      text({
        en: `“${milestone.title}” of ${project.title} is approved. ${inRupees(milestone.amountPaise)} is due to you.`,
        hi: `${project.title} का “${milestone.title}” मंज़ूर हुआ। ${inRupees(milestone.amountPaise)} आपको मिलने हैं।`,
      }),
  }),
  notice('project.tell_partner', milestoneEvents.disputed, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.partnerProject(projectId),
    to: owner,
    look: seen,
    words: ({ project, milestone }) =>
      text({
        en: `your customer says something is wrong with “${milestone.title}” of ${project.title}. Read it and answer.`,
        hi: `ग्राहक ने ${project.title} के “${milestone.title}” पर शिकायत की है। पढ़कर जवाब दें।`,
      }),
  }),
  notice('project.tell_partner', milestoneEvents.disputeEnded, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.partnerProject(projectId),
    to: owner,
    look: seen,
    words: ({ project, milestone }) =>
      text({
        en: `the dispute about “${milestone.title}” of ${project.title} has been decided. See the outcome.`,
        hi: `${project.title} के “${milestone.title}” की शिकायत पूरी हुई। नतीजा देखें।`,
      }),
  }),
  notice('project.tell_partner', milestoneEvents.sentBack, {
    tag: 'bookings',
    opens: ({ projectId }) => screenAddress.partnerProject(projectId),
    to: owner,
    look: seen,
    words: ({ project, milestone }) =>
      text({
        en: `your customer sent “${milestone.title}” of ${project.title} back. See what is missing.`,
        hi: `ग्राहक ने ${project.title} का “${milestone.title}” वापस भेजा। देखें क्या बाकी है।`,
      }),
  }),
];

/** Whom a milestone concerns. */
export function projectNotices(deps: ProjectDependencies): readonly Notice[] {
  const seen = reads(deps);
  return [...toClients(seen), ...toPartners(seen)];
}
