// Every picture by name. A name without a scene does not compile.
import type { PictureName } from '../../src/ui/picture-names'
import { aboutStory } from './scenes/about-story'
import { accountingFirm } from './scenes/accounting-firm'
import { beforeYouMoveToTheCloud } from './scenes/before-you-move-to-the-cloud'
import { careers } from './scenes/careers'
import { cloudSolutions } from './scenes/cloud-solutions'
import { dentalPractice } from './scenes/dental-practice'
import { digitalMarketing } from './scenes/digital-marketing'
import { firstDayChecklist } from './scenes/first-day-checklist'
import { gjFitness } from './scenes/gj-fitness'
import { helpdeskSupport } from './scenes/helpdesk-support'
import { lawOffice } from './scenes/law-office'
import { mapOffice } from './scenes/map-office'
import { networkServices } from './scenes/network-services'
import { nightDesk } from './scenes/night-desk'
import { nonprofit } from './scenes/nonprofit'
import { notFound } from './scenes/not-found'
import { retailStore } from './scenes/retail-store'
import { securityServices } from './scenes/security-services'
import { slowOfficeWifi } from './scenes/slow-office-wifi'
import { spotPhishing } from './scenes/spot-phishing'
import { testYourBackups } from './scenes/test-your-backups'
import { unitycareIt } from './scenes/unitycare-it'
import { warehouse } from './scenes/warehouse'
import { webDesign } from './scenes/web-design'
import { whyYourSiteIsSlow } from './scenes/why-your-site-is-slow'

export const pictures: Readonly<Record<PictureName, string>> = {
  'web-design': webDesign,
  'digital-marketing': digitalMarketing,
  'helpdesk-support': helpdeskSupport,
  'security-services': securityServices,
  'network-services': networkServices,
  'cloud-solutions': cloudSolutions,
  'gj-fitness': gjFitness,
  'unitycare-it': unitycareIt,
  'spot-phishing': spotPhishing,
  'test-your-backups': testYourBackups,
  'first-day-checklist': firstDayChecklist,
  'slow-office-wifi': slowOfficeWifi,
  'before-you-move-to-the-cloud': beforeYouMoveToTheCloud,
  'why-your-site-is-slow': whyYourSiteIsSlow,
  'law-office': lawOffice,
  'dental-practice': dentalPractice,
  'retail-store': retailStore,
  warehouse: warehouse,
  'accounting-firm': accountingFirm,
  nonprofit: nonprofit,
  'night-desk': nightDesk,
  'about-story': aboutStory,
  careers: careers,
  'not-found': notFound,
  'map-office': mapOffice,
}
