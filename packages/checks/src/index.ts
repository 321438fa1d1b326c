export { escapeHidden, escapeUnits, hiddenCharacters } from './hidden-characters.ts';
export { nearestName, similarName } from './similar-name.ts';
