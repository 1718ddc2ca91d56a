// What stands on each service's own page. One file a service; here they are put together and checked.
import type { CaseStudySlug } from './case-studies'
import { cloudSolutions } from './service-details/cloud-solutions'
import { digitalMarketing } from './service-details/digital-marketing'
import { helpdeskSupport } from './service-details/helpdesk-support'
import { networkServices } from './service-details/network-services'
import { securityServices } from './service-details/security-services'
import { webDesign } from './service-details/web-design'
import type { ServiceSlug } from './services'

export interface ProcessStep {
  title: string
  description: string
}

export interface SuccessStory {
  slug: CaseStudySlug
  title: string
  excerpt: string
}

export interface ServiceDetail {
  /** One or two sentences under the page's title. */
  lead: string
  /** The paragraphs of "How We Can Help". */
  detailContent: readonly string[]
  features: readonly string[]
  additionalFeatures?: readonly string[]
  /** For the "Why Choose" card. */
  benefits: readonly string[]
  caseStudies?: readonly SuccessStory[]
  processList?: readonly ProcessStep[]
}

// The files of the services import no type from here (that would be a circle); this is where each of
// them is held to it.
export const serviceDetails: Readonly<Record<ServiceSlug, ServiceDetail>> = {
  'web-design': webDesign,
  'digital-marketing': digitalMarketing,
  'helpdesk-support': helpdeskSupport,
  'security-services': securityServices,
  'network-services': networkServices,
  'cloud-solutions': cloudSolutions,
}
