// Every picture by its name.
import { type PictureName, pictureNames } from '../../src/ui/picture-names'
import { webDesign } from './scenes/web-design'

const first: string = webDesign

export const pictures = Object.fromEntries(pictureNames.map((name) => [name, first])) as Record<
  PictureName,
  string
>
