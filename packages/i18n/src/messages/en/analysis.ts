// The words of looking back at a match, in English.

export const analysis = {
  'page.analysis': 'Analysis',
  'page.analysis.working': 'Analyzing the match…',
  'page.analysis.lost': 'The match could not be analyzed.',
  'page.analysis.chances': 'Chance to win',
  'page.analysis.accuracy': 'Accuracy',
  'page.analysis.turning-points': 'Turning points',
  'page.analysis.none': 'No single choice decided the match.',
  'page.analysis.better': 'Better:',
}
