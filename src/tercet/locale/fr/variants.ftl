## Les cartes des paquets qui ne sont pas dans les livres

card-feature-sign = signe
card-value-hourglass = sablier
card-value-4 = quatre
card-value-black = noir
card-value-dotted = pointillé
card-value-sun = soleil
card-value-moon = lune
card-value-star = étoile
card-dots = points { $dots }

## Le nom d’une telle carte

card-name-any =
    { $shape ->
        [oval] { $number ->
            [1] un ovale
            [2] deux ovales
            [3] trois ovales
           *[4] quatre ovales
        }
        [squiggle] { $number ->
            [1] une vague
            [2] deux vagues
            [3] trois vagues
           *[4] quatre vagues
        }
        [diamond] { $number ->
            [1] un losange
            [2] deux losanges
            [3] trois losanges
           *[4] quatre losanges
        }
       *[hourglass] { $number ->
            [1] un sablier
            [2] deux sabliers
            [3] trois sabliers
           *[4] quatre sabliers
        }
    } { $number ->
        [1] { $shape ->
            [squiggle] { $colour ->
                [red] rouge
                [green] verte
                [purple] violette
               *[black] noire
            }
           *[other] { $colour ->
                [red] rouge
                [green] vert
                [purple] violet
               *[black] noir
            }
        }
       *[other] { $shape ->
            [squiggle] { $colour ->
                [red] rouges
                [green] vertes
                [purple] violettes
               *[black] noires
            }
           *[other] { $colour ->
                [red] rouges
                [green] verts
                [purple] violets
               *[black] noirs
            }
        }
    } { $number ->
        [1] { $shape ->
            [squiggle] { $fill ->
                [solid] pleine
                [striped] hachurée
                [open] vide
                [dotted] pointillée
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] plein
                [striped] hachuré
                [open] vide
                [dotted] pointillé
               *[none] { "" }
            }
        }
       *[other] { $shape ->
            [squiggle] { $fill ->
                [solid] pleines
                [striped] hachurées
                [open] vides
                [dotted] pointillées
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] pleins
                [striped] hachurés
                [open] vides
                [dotted] pointillés
               *[none] { "" }
            }
        }
    } { $sign ->
        [sun] avec un soleil
        [moon] avec une lune
        [star] avec une étoile
       *[none] { "" }
    }

## La vérification selon d’autres lois

card-check-verdict =
    { $verdict ->
        [same] toutes pareilles
        [different] toutes différentes
        [pairs] deux à deux
        [fits] convient
       *[mixed] ne convient pas
    }
card-check-values = { card-check-verdict } ({ $values })
card-check-dot =
    { $verdict ->
        [fits] { $cards ->
            [0] sur aucune carte
           *[other] sur { $cards } cartes, un nombre pair
        }
       *[mixed] { $cards ->
            [1] sur une seule carte, un nombre impair
           *[other] sur { $cards } cartes, un nombre impair
        }
    }
card-is-taking = Ces cartes peuvent être prises ensemble.
card-is-not-taking = Ces cartes ne peuvent pas être prises ensemble.

## Pourquoi quelque chose est refusé, selon une autre façon de jouer ou de finir

refusal-already-taken =
    { $players ->
        [1] Vous avez déjà trouvé ces cartes sur ce tapis. Cela ne vous coûte rien.
       *[other] Quelqu’un a déjà trouvé ces cartes sur ce tapis. Cela ne vous coûte rien.
    }
refusal-not-chained =
    { $cards ->
        [one] Utilisez exactement { $cards } carte du dernier SET.
       *[other] Utilisez exactement { $cards } cartes du dernier SET.
    }
refusal-nothing-to-name = Il n’y a pas de carte à nommer pour l’instant.
refusal-no-such-card = Cette carte n’existe pas dans ce paquet. Cela ne vous coûte rien.
refusal-only-naming = Il ne reste rien à prendre. Nommez la carte que personne n’a vue.
refusal-time-is-up = Le temps de cette manche est écoulé.
