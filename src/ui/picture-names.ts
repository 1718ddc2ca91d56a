// The name of every drawing. scripts/pictures/ draws them; a name without a drawing does not compile.

export const pictureNames = [
  'web-design',
  'digital-marketing',
  'helpdesk-support',
  'security-services',
  'network-services',
  'cloud-solutions',
  'gj-fitness',
  'unitycare-it',
  'spot-phishing',
  'test-your-backups',
  'first-day-checklist',
  'slow-office-wifi',
  'before-you-move-to-the-cloud',
  'why-your-site-is-slow',
  'law-office',
  'dental-practice',
  'retail-store',
  'warehouse',
  'accounting-firm',
  'nonprofit',
  'night-desk',
  'about-story',
  'careers',
  'not-found',
  'map-office',
] as const

export type PictureName = (typeof pictureNames)[number]

export function picturePath(name: PictureName): string {
  return `/pictures/${name}.svg`
}
