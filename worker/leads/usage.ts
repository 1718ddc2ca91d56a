// Help texts of `npm run leads`.
import { type CommandName, commands } from './command-table'

/** The overview, or the help of one command. */
export function usageText(command: CommandName | null): string {
  if (command) {
    const { line, does, options = [] } = commands[command]
    const listed = options.map((option) => `  ${option}\n`).join('')
    return `npm run leads -- ${line}\n\n${does}\n${listed && `\n${listed}`}`
  }
  const lines = Object.values(commands).map(({ line, does }) => `  ${line}\n      ${does}\n`)
  return [
    'npm run leads -- <command>\n\n',
    ...lines,
    '\nReferences may be lowercase and without the dash. A submission ID from the logs also works.\n',
    'Help for one command: npm run leads -- <command> --help\n',
    'Exit codes: 0 success, 1 not found or failed, 2 usage error.\n',
  ].join('')
}
