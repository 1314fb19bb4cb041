// Mots que partagent les pages du jeu entre personnes.

import type { CatalogueOf } from '../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'places.label': 'Jeu en ligne',
  'places.lobby': 'Salon',
  'places.games': 'Parties',
  'places.players': 'Joueurs',
  'places.account': 'Compte',
  'places.privacy': 'Vie privée',
  'places.moderation': 'Modération',

  'none-here': 'On ne joue pas en ligne sur ce serveur. Vous pouvez jouer contre l’ordinateur, ou à deux devant le même écran.',
  'again': 'Réessayer',

  'someone.guest': 'Invité',
  'someone.provisional': 'incertain',

  'rated': 'Classée',
  'casual': 'Amicale',

  'family.traditional': 'Règles traditionnelles',
  'family.federation': 'Règles modernes',
  'family.dice': 'Trois dés',
  'pace.bullet': 'Bullet',
  'pace.blitz': 'Blitz',
  'pace.rapid': 'Rapide',
  'pace.classical': 'Lente',
  'pace.correspondence': 'En jours',

  'time.clock': '{initial}+{increment}',
  'time.clock-long': '{initial} min et {increment} s par coup, {deployment} min pour disposer l’armée',
  'time.days': { one: '{n} jour par tour', many: '{n} jours par tour', other: '{n} jours par tour' },
  'time.unlimited': 'Sans limite de temps',

  'ended.aborted': 'Annulée',
  'ended.checkmate': 'Échec et mat',
  'ended.stalemate': 'Pat',
  'ended.no-lawful-move': 'Aucun coup licite',
  'ended.dead-position': 'Pièces insuffisantes',
  'ended.counted-out': 'Décompte épuisé',
  'ended.fivefold-repetition': 'Cinq fois la même position',
  'ended.seventy-five-move': 'Soixante-quinze coups',
  'ended.promotions-only': 'Rien que des promotions',
  'ended.fifty-move': 'Cinquante coups',
  'ended.threefold': 'Trois fois la même position',
  'ended.count': 'Décompte réclamé',
  'ended.king-captured': 'Roi pris',
  'ended.hundred-turns': 'Cent tours',
  'ended.resignation': 'Abandon',
  'ended.agreement': 'D’un commun accord',
  'ended.flag': 'Temps',

  'rows.live': { one: 'En cours, {n} coup', many: 'En cours, {n} coups', other: 'En cours, {n} coups' },
  'rows.ended': '{result} : {reason}',
  'rows.pgn': 'PGN',
  'rows.pgn-of': 'PGN de la partie {players}',
  'rows.pair': '{white} – {black}',
  'someone.nameless': 'Sans nom',

  'no-connection': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'refusal.invalid': 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  'refusal.too-large': 'C’est plus que ce que le serveur accepte en une fois.',
  'refusal.foreign-origin':
    'Le serveur n’accepte cela que depuis sa propre adresse. Qui l’exploite doit le démarrer avec l’adresse que montre votre navigateur.',
  'refusal.unencrypted':
    'Cette adresse n’est pas chiffrée, donc personne ne peut se connecter ici. Utilisez son adresse https, ou demandez à qui exploite le serveur.',
  'refusal.signed-out': 'Vous n’êtes plus connecté. Connectez-vous et réessayez.',
  'refusal.members-only': 'C’est réservé aux joueurs inscrits. Inscrivez-vous et réessayez ; vos parties restent les vôtres.',
  'refusal.wrong-password': 'Le nom et le mot de passe ne vont pas ensemble.',
  'refusal.wrong-code': 'Ce nom n’a pas un tel code de secours, ou le code a déjà servi.',
  'refusal.name-taken': 'Ce nom, ou un nom qui lui ressemble, est pris. Choisissez-en un autre.',
  'refusal.name-invalid':
    'Un nom a de 3 à 20 lettres de a à z, chiffres, traits d’union et tirets bas, et commence par une lettre. Quelques noms sont réservés au serveur.',
  'refusal.password-invalid': 'Un mot de passe a de 10 à 200 caractères et n’est pas le nom.',
  'refusal.account-closed': 'Ce compte a été fermé par un modérateur.',
  'refusal.not-found': 'Ce que vous cherchez n’est pas ici, ou n’y est plus.',
  'refusal.not-a-player': 'Vous ne jouez pas dans cette partie.',
  'refusal.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refusal.stale': 'La partie a continué entre-temps. Regardez l’échiquier et choisissez de nouveau.',
  'refusal.game-over': 'La partie est finie.',
  'refusal.illegal': 'Les règles ne le permettent pas ici.',
  'refusal.not-now': 'Ce n’est pas possible maintenant.',
  'refusal.fair-play': 'Cette position est celle d’une partie classée en cours. Redemandez quand elle sera finie.',
  'refusal.moderators-only': 'C’est réservé aux modérateurs.',
  'refusal.gone': 'Cette offre n’est plus ouverte.',
  'refusal.blocked': 'Il n’y a pas de partie entre vous deux : l’un a bloqué l’autre.',
  'refusal.own-seek': 'Cette offre est la vôtre. Quelqu’un d’autre doit l’accepter.',
  'refusal.too-many': {
    one: 'C’était trop souvent. Réessayez dans {n} seconde.',
    many: 'C’était trop souvent. Réessayez dans {n} secondes.',
    other: 'C’était trop souvent. Réessayez dans {n} secondes.',
  },
  'refusal.storage': 'Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez plus tard.',
  'refusal.internal': 'Quelque chose a échoué. Rien de ce qui était confirmé n’est perdu ; réessayez.',
}
