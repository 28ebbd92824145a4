import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';

const paisePerRupee = 100;

/** As search engines name them; they know no apprentice. */
const employmentTypes: Readonly<Record<OpenJob['employmentType'], string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  apprentice: 'OTHER',
};
const credentials: Readonly<Partial<Record<OpenJob['education'], string>>> = {
  '10th': 'high school',
  '12th': 'high school',
  iti: 'professional certificate',
  diploma: 'professional certificate',
  graduate: 'bachelor degree',
};

const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('');

function requirementsOf({ education, experienceMonths, skills }: OpenJob) {
  const credential = credentials[education];
  return {
    ...(experienceMonths > 0 && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: experienceMonths,
      },
    }),
    ...(credential && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credential,
      },
    }),
    ...(skills.length > 0 && { skills: skills.map(({ name }) => name).join(', ') }),
  };
}

const placeOf = ({ locality, cityName, stateName, pincode }: OpenJob) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(cityName && cityName !== locality && { streetAddress: locality }),
    addressLocality: cityName || locality,
    addressRegion: stateName,
    postalCode: pincode,
    addressCountry: 'IN',
  },
});

/** Structured data of a job's page: only what the page shows. Made on the server alone. */
export function openJobJsonLd(job: OpenJob, origin: string) {
  const { jobId, title, companyName, hours } = job;
  const url = `${origin}/jobs/${jobId}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': url,
    url,
    title,
    description: asHtml(job.description || title),
    identifier: { '@type': 'PropertyValue', name: companyName, value: jobId },
    datePosted: job.publishedAt,
    validThrough: job.expiresAt,
    employmentType: employmentTypes[job.employmentType],
    totalJobOpenings: job.openings,
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      sameAs: `${origin}/partners/${job.organisationId}`,
    },
    jobLocation: placeOf(job),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.wageFrom / paisePerRupee,
        maxValue: job.wageTo / paisePerRupee,
        unitText: job.wageUnit === 'month' ? 'MONTH' : 'DAY',
      },
    },
    directApply: true,
    ...(hours && { workHours: hours }),
    ...requirementsOf(job),
  };
}
