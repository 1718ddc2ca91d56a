// The content of each service's own page. One file per service; this one combines them.
import { cloudSolutions } from './service-details/cloud-solutions'
import { digitalMarketing } from './service-details/digital-marketing'
import { helpdeskSupport } from './service-details/helpdesk-support'
import { networkServices } from './service-details/network-services'
import { securityServices } from './service-details/security-services'
import type { ServiceDetail } from './service-details/service-detail'
import { webDesign } from './service-details/web-design'
import type { ServiceSlug } from './services'

export type { ProcessStep, SuccessStory } from './service-details/service-detail'

export const serviceDetails: Readonly<Record<ServiceSlug, ServiceDetail>> = {
  'web-design': webDesign,
  'digital-marketing': digitalMarketing,
  'helpdesk-support': helpdeskSupport,
  'security-services': securityServices,
  'network-services': networkServices,
  'cloud-solutions': cloudSolutions,
}
