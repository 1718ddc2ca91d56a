// Writes a small source tree and has dependency-cruiser report which of our rules it breaks.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const ROOT = join(import.meta.dirname, '../..')

export const rules: ICruiseOptions = await extractDepcruiseOptions(
  join(ROOT, '.dependency-cruiser.mjs'),
)

/** A broken rule: its name, and the file or folder that breaks it. */
export interface Violation {
  rule: string
  from: string
}

/** The rules that these files break. */
export async function violationsIn(files: Record<string, string>): Promise<Violation[]> {
  const tree = mkdtempSync(join(tmpdir(), 'borders-'))
  try {
    cpSync(join(ROOT, 'package.json'), join(tree, 'package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      writeFileSync(join(tree, path), content)
    }
    // Symlinks are preserved, so that packages are found below node_modules as in the real tree.
    const options = { ...rules, baseDir: tree, preserveSymlinks: true, validate: true }
    const { output } = await cruise(Object.keys(files), options)
    const { violations } = (output as ICruiseResult).summary
    return violations.map(({ rule, from }) => ({ rule: rule.name, from }))
  } finally {
    rmSync(tree, { recursive: true })
  }
}
