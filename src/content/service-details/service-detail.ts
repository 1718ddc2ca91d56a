// The shape of a service's page.
import type { CaseStudySlug } from '../case-studies'

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
  /** For search engines and shared links: 70 to 165 characters. */
  summary: string
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
