// Parses PromQL with the grammar of Prometheus' own editor, to find the names a query relies on.
import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

/** One series that a query selects. */
interface Selected {
  metric: string
  /** Labels with the values that are matched; for a pattern, every alternative. */
  labels: { name: string; values: string[] }[]
}

interface PromQuery {
  selected: Selected[]
  /** Labels that the result is grouped by. */
  grouping: string[]
}

/** Throws if the query is not valid PromQL. */
export function readPromQuery(query: string): PromQuery {
  const tree: Tree = parser.parse(query)
  const text = ({ from, to }: SyntaxNode) => query.slice(from, to)
  const read: PromQuery = { selected: [], grouping: [] }
  tree.iterate({
    enter({ node, type }) {
      if (type.isError) throw new Error(`no PromQL at ${node.from}: ${query}`)
      if (type.name === 'VectorSelector') read.selected.push(selectedBy(node, text))
      if (type.name === 'GroupingLabels') {
        read.grouping.push(...node.getChildren('LabelName').map(text))
      }
    },
  })
  return read
}

function selectedBy(node: SyntaxNode, text: (node: SyntaxNode) => string): Selected {
  const metric = node.getChild('Identifier')
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
  return {
    metric: metric ? text(metric) : '',
    labels: matchers.map((matcher) => {
      const [name, value] = [matcher.getChild('LabelName'), matcher.getChild('StringLiteral')]
      if (!name || !value) throw new Error(`a label without name or value: ${text(matcher)}`)
      return { name: text(name), values: text(value).slice(1, -1).split('|') }
    }),
  }
}
